// The sounds themselves: a few soft tones of our own, made by Web Audio as they are needed. Nothing is made before
// wake(), which is called after a tap or a key: browsers let nothing sound before that.
import type { Sound } from './rules';

interface Tone {
  hertz: number;
  to?: number; // glides there
  at: number; // seconds after the sound begins
  length: number;
  loudness: number; // 0 to 1
  shape?: OscillatorType;
}

export const tones: Record<Sound, Tone[]> = {
  placed: [{ hertz: 210, to: 120, at: 0, length: 0.09, loudness: 0.16, shape: 'triangle' }],
  resolved: [
    { hertz: 523, at: 0, length: 0.16, loudness: 0.06 },
    { hertz: 659, at: 0.09, length: 0.22, loudness: 0.06 },
  ],
  yourTurn: [
    { hertz: 659, at: 0, length: 0.2, loudness: 0.1 },
    { hertz: 880, at: 0.13, length: 0.34, loudness: 0.1 },
  ],
  over: [
    { hertz: 392, at: 0, length: 0.5, loudness: 0.07 },
    { hertz: 523, at: 0.14, length: 0.6, loudness: 0.07 },
    { hertz: 659, at: 0.28, length: 0.7, loudness: 0.07 },
    { hertz: 784, at: 0.42, length: 1.1, loudness: 0.08 },
  ],
  tick: [{ hertz: 990, at: 0, length: 0.05, loudness: 0.05 }],
};

const silence = 0.0001; // exponential ramps never reach nothing

export class Synth {
  #make: () => AudioContext;
  #audio: AudioContext | null = null;
  #out: GainNode | null = null;

  constructor(make: () => AudioContext = () => new AudioContext()) {
    this.#make = make;
  }

  /** Once there was a tap or a key. A browser without Web Audio stays silent. */
  wake(): void {
    try {
      this.#audio ??= this.#make();
      if (!this.#out) {
        this.#out = this.#audio.createGain();
        this.#out.connect(this.#audio.destination);
      }
      if (this.#audio.state !== 'running') void this.#audio.resume().catch(() => {});
    } catch {
      this.#audio = null;
    }
  }

  /** `after`: in so many seconds. */
  play(sound: Sound, after = 0): void {
    const [audio, out] = [this.#audio, this.#out];
    if (!audio || !out) return;
    for (const { hertz, to, at, length, loudness, shape = 'sine' } of tones[sound]) {
      const begin = audio.currentTime + after + at;
      const oscillator = audio.createOscillator();
      const gain = audio.createGain();
      oscillator.type = shape;
      oscillator.frequency.setValueAtTime(hertz, begin);
      if (to !== undefined) oscillator.frequency.exponentialRampToValueAtTime(to, begin + length);
      gain.gain.setValueAtTime(silence, begin);
      gain.gain.exponentialRampToValueAtTime(loudness, begin + 0.012);
      gain.gain.exponentialRampToValueAtTime(silence, begin + length);
      oscillator.connect(gain).connect(out);
      oscillator.start(begin);
      oscillator.stop(begin + length + 0.02);
    }
  }

  /** At once, what has begun included. Silent for good. */
  close(): void {
    this.#out?.disconnect();
    void this.#audio?.close().catch(() => {});
    this.#out = null;
    this.#audio = null;
    this.#make = () => {
      throw new Error('closed');
    };
  }
}
