import { useApp } from '@solelune/screen/app';
import { useEffect, useState } from 'react';
import { signInProviders } from '../../contract.ts';
import { beginAttempt, type ProviderName } from './attempt.ts';
import { FacebookMark, GoogleMark } from './marks.tsx';
import './provider-buttons.css';

type Addresses = Record<ProviderName, string | null>;

/** Asked once for the life of the page: configuration does not change under it. */
let known: Promise<Addresses | null> | null = null;

/** Signing in with an account from elsewhere, where the site has any. Nothing of Google or Facebook is loaded before one chooses to go there. */
export function ProviderButtons({ isSignup = false }: { isSignup?: boolean }) {
  const { call } = useApp();
  const [addresses, setAddresses] = useState<Addresses | null>(null);
  useEffect(() => {
    known ??= call(signInProviders, {}).catch(() => {
      known = null;
      return null;
    });
    let isHere = true;
    void known.then((found) => isHere && setAddresses(found));
    return () => {
      isHere = false;
    };
  }, [call]);

  if (!addresses?.google && !addresses?.facebook) return null;
  const leaveFor = (provider: ProviderName, address: string) => location.assign(beginAttempt(provider, address));
  return (
    <div className="provider-buttons">
      <div className="provider-buttons__row">
        {addresses.google && (
          <button type="button" onClick={() => leaveFor('google', addresses.google ?? '')}>
            <GoogleMark />
            Google
          </button>
        )}
        {addresses.facebook && (
          <button
            type="button"
            className="provider-buttons__facebook"
            onClick={() => leaveFor('facebook', addresses.facebook ?? '')}
          >
            <FacebookMark />
            Facebook
          </button>
        )}
      </div>
      {isSignup && (
        <p className="provider-buttons__terms">En passant par là, vous acceptez nos conditions générales.</p>
      )}
      <p className="provider-buttons__or">ou avec votre adresse</p>
    </div>
  );
}
