import { MICROPHONE_HELP, type MicrophoneProblem } from './microphone.ts';

/** What is wrong with the microphone, and what to do, step by step. */
export function MicrophoneHelp({ problem }: { problem: MicrophoneProblem }) {
  const { title, text, steps } = MICROPHONE_HELP[problem];
  return (
    <div className="call-help" role="alert">
      <h3>{title}</h3>
      <p>{text}</p>
      <ol>
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
    </div>
  );
}
