/** Why there is no voice to send. */
export type MicrophoneProblem = 'refused' | 'absent' | 'taken' | 'unsupported';

export class NoMicrophone extends Error {
  override name = 'NoMicrophone';
  readonly problem: MicrophoneProblem;
  constructor(problem: MicrophoneProblem) {
    super(problem);
    this.problem = problem;
  }
}

const PROBLEMS: Readonly<Record<string, MicrophoneProblem>> = {
  ...{ NotAllowedError: 'refused', SecurityError: 'refused', NotFoundError: 'absent', OverconstrainedError: 'absent' },
  ...{ NotReadableError: 'taken', AbortError: 'taken' },
};

/** Asks the browser, which asks the person; `deviceId` of a microphone that was chosen before. */
export async function openMicrophone(deviceId?: string): Promise<MediaStreamTrack> {
  // Browsers hide it from pages that did not come over https.
  if (!navigator.mediaDevices) throw new NoMicrophone('unsupported');
  const wished = { echoCancellation: true, noiseSuppression: true, autoGainControl: true };
  const audio = deviceId === undefined ? wished : { ...wished, deviceId: { exact: deviceId } };
  try {
    const [track] = (await navigator.mediaDevices.getUserMedia({ audio, video: false })).getAudioTracks();
    if (track) return track;
    throw new NoMicrophone('absent');
  } catch (error) {
    if (error instanceof NoMicrophone) throw error;
    throw new NoMicrophone(PROBLEMS[(error as Error).name] ?? 'taken');
  }
}

/** Whether the browser would ask nothing: it was allowed before, on this site. */
export async function isMicrophoneAllowed(): Promise<boolean> {
  try {
    return (await navigator.permissions.query({ name: 'microphone' as PermissionName })).state === 'granted';
  } catch {
    // Not every browser tells: then it asks.
    return false;
  }
}

export interface Microphone {
  id: string;
  name: string;
}

/** Named once one was allowed; before that browsers keep the names to themselves. */
export async function listMicrophones(): Promise<Microphone[]> {
  const devices = (await navigator.mediaDevices?.enumerateDevices()) ?? [];
  return devices
    .filter(({ kind, deviceId }) => kind === 'audioinput' && deviceId !== '')
    .map(({ deviceId, label }, index) => ({ id: deviceId, name: label || `Micro ${index + 1}` }));
}

interface Help {
  title: string;
  text: string;
  steps: readonly string[];
}

/** What to do about it, in the order in which it is done. */
export const MICROPHONE_HELP: Readonly<Record<MicrophoneProblem, Help>> = {
  refused: {
    title: 'Le micro est refusé à cette page',
    text: 'Votre navigateur ne nous laisse pas entendre votre voix. Rien n’est compté en attendant.',
    steps: [
      'Touchez le cadenas ou les réglages, à gauche de l’adresse de la page.',
      'À la ligne « Microphone », choisissez « Autoriser ».',
      'Revenez ici et réessayez. Sur un téléphone, vérifiez aussi que votre navigateur a droit au micro dans les réglages de l’appareil.',
    ],
  },
  absent: {
    title: 'Aucun micro n’est branché',
    text: 'Nous n’en trouvons pas sur cet appareil. Rien n’est compté en attendant.',
    steps: [
      'Branchez un casque ou un micro, ou allumez celui de votre appareil.',
      'Vérifiez dans les réglages de l’appareil qu’il est bien choisi.',
      'Revenez ici et réessayez, ou ouvrez cette page sur votre téléphone.',
    ],
  },
  taken: {
    title: 'Le micro ne répond pas',
    text: 'Une autre application s’en sert sans doute. Rien n’est compté en attendant.',
    steps: [
      'Fermez les autres appels et les applications qui enregistrent.',
      'Débranchez puis rebranchez votre casque si vous en avez un.',
      'Revenez ici et réessayez.',
    ],
  },
  unsupported: {
    title: 'Ce navigateur ne sait pas appeler',
    text: 'Il ne donne pas de micro aux pages. Rien n’est compté en attendant.',
    steps: [
      'Ouvrez cette page dans une version récente de Firefox, Chrome, Edge ou Safari.',
      'Ou écrivez dans la conversation : elle est ouverte pendant l’appel.',
    ],
  },
};
