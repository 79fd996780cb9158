import { CallError, sentenceOfError } from '@solelune/contract/client';
import { useApp } from '@solelune/screen/app';
import { Spinner } from '@solelune/ui/spinner';
import { useEffect, useRef, useState } from 'react';
import { facebookLoginSignup, googleLoginSignup } from '../../contract.ts';
import { FormRefusal } from '../forms/form-message.tsx';
import { fromHere } from '../opening.ts';
import { useFragment } from '../pages/use-fragment.ts';
import { useInBrowser } from '../use-in-browser.ts';
import { isProviderReturn, readReturn, takeAttempt } from './attempt.ts';

/** On the login page, where people come back to from Google or Facebook: finishes what was begun, or says why it cannot. */
export function ProviderReturn() {
  const { call, session } = useApp();
  const fragment = useFragment(isProviderReturn);
  const isBrowser = useInBrowser(() => true, false);
  const [isOver, setOver] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  const begun = useRef(false);

  useEffect(() => {
    if (!fragment || begun.current) return;
    begun.current = true;
    const finish = async () => {
      const attempt = takeAttempt();
      const proof = readReturn(fragment, attempt);
      if (!proof) throw new CallError(attempt?.provider === 'facebook' ? 'facebook_failed' : 'google_failed');
      const { user } =
        proof.provider === 'google'
          ? await call(googleLoginSignup, { id_token: proof.id_token, nonce: proof.nonce, ...fromHere() })
          : await call(facebookLoginSignup, { access_token: proof.access_token, ...fromHere() });
      session.enter(user);
    };
    finish()
      .catch((error: unknown) => setRefusal(sentenceOfError(error)))
      .finally(() => setOver(true));
  }, [fragment, call, session]);

  return (
    <div className="door-page__return">
      {isBrowser && fragment && !isOver && (
        <p role="status">
          <Spinner size={22} /> Nous vous ouvrons la porte…
        </p>
      )}
      <FormRefusal>{refusal}</FormRefusal>
    </div>
  );
}
