/* One extension module that opens every compiled module of the library it is linked into. mypyc would have us build
   one small library a module, each with just this in it. */

#include <Python.h>

static PyObject *enter(PyObject *self, PyObject *args)
{
    const char *library, *module;
    if (!PyArg_ParseTuple(args, "ss", &library, &module))
        return NULL;
    PyObject *opened = PyImport_ImportModule(library);
    if (opened == NULL)
        return NULL;
    PyObject *name = PyUnicode_FromFormat("init_%s", module);
    PyObject *capsule = name ? PyObject_GetAttr(opened, name) : NULL;
    Py_XDECREF(name);
    Py_DECREF(opened);
    if (capsule == NULL)
        return NULL;
    PyObject *(*init)(void) = (PyObject * (*)(void)) PyCapsule_GetPointer(capsule, PyCapsule_GetName(capsule));
    Py_DECREF(capsule);
    return init ? init() : NULL;
}

static PyMethodDef methods[] = {
    {"enter", enter, METH_VARARGS, "The module with this name in mypyc's spelling."},
    {NULL, NULL, 0, NULL},
};

static struct PyModuleDef doors = {PyModuleDef_HEAD_INIT, "cadency_doors", NULL, -1, methods, NULL, NULL, NULL, NULL};

PyMODINIT_FUNC PyInit_cadency_doors(void)
{
    return PyModule_Create(&doors);
}
