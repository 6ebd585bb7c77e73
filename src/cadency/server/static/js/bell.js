// A small bell for "your turn": two tones, made here, so that nothing has to be fetched.
const TONES = [[880, 0], [1318.5, 0.16]]; // hertz, seconds from now
let air = null;

export function ring() {
  air ??= new AudioContext();
  air.resume();
  for (const [pitch, after] of TONES) {
    const begin = air.currentTime + after;
    const tone = new OscillatorNode(air, { frequency: pitch });
    const loud = new GainNode(air, { gain: 0 });
    loud.gain.setValueAtTime(0, begin);
    loud.gain.linearRampToValueAtTime(0.12, begin + 0.01);
    loud.gain.exponentialRampToValueAtTime(0.001, begin + 0.9);
    tone.connect(loud).connect(air.destination);
    tone.start(begin);
    tone.stop(begin + 1);
  }
}
