"""Learning by playing: a lesson is a kept game with steps. It is data; here it is read, checked and played."""

from cadency.lessons.errors import BadLesson
from cadency.lessons.lesson import Lesson, Step, lesson, lessons, load
from cadency.lessons.walk import Moment, at, freed, runs

__all__ = ["BadLesson", "Lesson", "Moment", "Step", "at", "freed", "lesson", "lessons", "load", "runs"]
