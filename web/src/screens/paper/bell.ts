// Time is up: three short tones and, on phones, a shake. Browsers that have neither are silent; the page says it, too.
let audio: AudioContext | null = null;

/** Called when a clock is started by hand, since browsers let nothing sound before that. */
export function allowBell(): void {
  try {
    audio ??= new AudioContext();
    void audio.resume();
  } catch {
    audio = null;
  }
}

export function ringBell(): void {
  navigator.vibrate?.([200, 100, 200]);
  if (!audio) return;
  for (const at of [0, 0.3, 0.6]) {
    const tone = audio.createOscillator();
    const loudness = audio.createGain();
    const begin = audio.currentTime + at;
    tone.frequency.value = 660;
    loudness.gain.setValueAtTime(0.0001, begin);
    loudness.gain.exponentialRampToValueAtTime(0.25, begin + 0.02);
    loudness.gain.exponentialRampToValueAtTime(0.0001, begin + 0.2);
    tone.connect(loudness).connect(audio.destination);
    tone.start(begin);
    tone.stop(begin + 0.22);
  }
}
