const tones = [
  { pitch: 659.25, at: 0 },
  { pitch: 880, at: 0.16 },
] as const;
const LOUDNESS = 0.14;
const FADE_SECONDS = 0.55;

let context: AudioContext | null = null;

/** Opens the audio context after a user gesture, because browsers otherwise block sound. */
const openAudioContext = () => {
  context ??= new AudioContext();
  if (context.state === 'suspended') void context.resume();
};

export const unlockSoundOnGesture = (): (() => void) => {
  const gestures = ['pointerdown', 'keydown'] as const;
  const stop = () => gestures.forEach((gesture) => window.removeEventListener(gesture, begin));
  const begin = () => {
    openAudioContext();
    stop();
  };
  gestures.forEach((gesture) => window.addEventListener(gesture, begin));
  return stop;
};

const playTone = (on: AudioContext, pitch: number, at: number) => {
  const tone = new OscillatorNode(on, { type: 'sine', frequency: pitch });
  const loudness = new GainNode(on, { gain: 0 });
  loudness.gain.setValueAtTime(0, at);
  loudness.gain.linearRampToValueAtTime(LOUDNESS, at + 0.02);
  loudness.gain.exponentialRampToValueAtTime(0.001, at + FADE_SECONDS);
  tone.connect(loudness).connect(on.destination);
  tone.start(at);
  tone.stop(at + FADE_SECONDS);
};

export const playNotificationSound = (): void => {
  if (context?.state !== 'running') return;
  for (const { pitch, at } of tones) playTone(context, pitch, context.currentTime + at);
};
