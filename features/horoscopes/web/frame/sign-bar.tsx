import { SIGN_FACTS, type SignSlug } from '@solelune/astrology/engine/signs';
import { Link } from '@solelune/screen/navigation';
import { SignMedallion } from '@solelune/ui/sign-medallion';
import './sign-bar.css';

interface SignBarProps {
  /** The one that is shown. */
  current: SignSlug | null;
  urlOfSign: (slug: SignSlug) => string;
  /** The page stays where it is and shows another sign. */
  replace?: boolean;
  label: string;
}

/** The twelve, to choose from: links, so that they lead without scripts too. */
export function SignBar({ current, urlOfSign, replace, label }: SignBarProps) {
  return (
    <nav className="sign-bar" aria-label={label}>
      <ul>
        {SIGN_FACTS.map(({ key, slug, name }) => (
          <li key={key}>
            <Link to={urlOfSign(slug)} replace={replace} aria-current={slug === current ? 'true' : undefined}>
              <SignMedallion sign={key} size={66} />
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
