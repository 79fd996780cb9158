import { urlOf } from '@solelune/screen';
import { useAnswer } from '@solelune/screen/answer';
import { Link } from '@solelune/screen/navigation';
import { charter } from '../../contract/guards.ts';
import { addresses } from '../addresses.ts';
import './help-lines.css';

/** Whether it is known that the charter waits for the advisor's signature. */
export function useUnsigned(): boolean {
  const { answer } = useAnswer(charter, {});
  return answer ? answer.signed_at === null : false;
}

/** On the pages where an advisor works, until it is signed. */
export function CharterReminder() {
  if (!useUnsigned()) return null;
  return (
    <div className="help-lines" role="status">
      <p>La charte des conseillers attend votre signature : sans elle, vous ne pouvez ni accepter ni répondre.</p>
      <Link to={urlOf(addresses.charter, {})}>La lire et la signer</Link>
    </div>
  );
}
