import { Link } from '@solelune/screen/navigation';
import { Button } from '@solelune/ui/button';
import { cardClass } from '@solelune/ui/card';
import { PageTitle } from '@solelune/ui/page-title';
import { Progress } from '@solelune/ui/progress';
import { Switch } from '@solelune/ui/switch';
import { megabytes, useComputeHere } from './use-compute-here.ts';
import './compute-here-page.css';

const COVERED = [
  ['Thème astral, révolution solaire, carte du ciel', '/astrologie/theme-astral-gratuit'],
  ['Ascendant et descendant', '/astrologie/calcul-ascendant'],
  ['Signe lunaire', '/astrologie/calcul-signe-lunaire'],
  ['Compatibilité amoureuse', '/astrologie/compatibilite-amoureuse'],
  ['Transits du jour', '/astrologie/transits-du-jour'],
  ['Numérologie', '/numerologie'],
  ['Ange gardien de naissance', '/angeologie/calcul-ange-gardien-naissance'],
] as const;

/** Where the switch stands: what it brings, how much of it, what stays here, and what does not. */
export default function ComputeHerePage() {
  const here = useComputeHere();
  const { state, done, total, isOn } = here;
  return (
    <div className="page compute-here">
      <PageTitle
        eyebrow="Vos données"
        lead="D’habitude, une date de naissance part vers notre serveur, qui calcule et oublie. Avec ce réglage, elle ne part plus : le ciel, les villes et les textes viennent une fois jusqu’à vous, et tout se fait ici, même sans réseau."
      >
        Calculer sur cet appareil
      </PageTitle>
      <section className={cardClass({}, 'compute-here__card')}>
        <Switch
          label="Calculer sur cet appareil"
          checked={isOn || state === 'fetching'}
          disabled={state === 'asking' || state === 'unable'}
          onChange={(event) => (event.target.checked ? here.turnOn() : here.turnOff())}
        />
        <p className="compute-here__size">
          {total === null
            ? 'Nous regardons ce qu’il y a à télécharger…'
            : isOn
              ? `${megabytes(total)} sont gardés dans ce navigateur. Éteindre le réglage les efface.`
              : `${megabytes(total)} à télécharger, une seule fois ; préférez le Wi-Fi.`}
        </p>
        {state === 'fetching' && total !== null && (
          <>
            <Progress
              label="Téléchargement"
              value={done}
              max={total}
              words={`${megabytes(done)} sur ${megabytes(total)}`}
            />
            <Button tone="quiet" onClick={here.turnOff}>
              Annuler
            </Button>
          </>
        )}
        <p role="status">{isOn && 'C’est en place : vos naissances restent ici.'}</p>
        {state === 'failed' && (
          <p role="alert">
            Le téléchargement s’est interrompu. Ce qui est déjà là est gardé : rallumez le réglage pour reprendre.
          </p>
        )}
        {state === 'unable' && (
          <p role="alert">
            Ce navigateur est trop ancien pour calculer lui-même, ou refuse de garder des fichiers (navigation privée).
          </p>
        )}
      </section>
      <div className="compute-here__lists">
        <section>
          <h2>Ce qui se calcule ici</h2>
          <ul>
            {COVERED.map(([name, path]) => (
              <li key={path}>
                <Link to={path}>{name}</Link>
              </li>
            ))}
          </ul>
          <p>
            De 1900 à 2100 ; toutes les communes de France, de Belgique, de Suisse, du Luxembourg et du Canada, et les
            villes de plus de 10 000 habitants ailleurs. Les nombres et les mots sont ceux du serveur.
          </p>
        </section>
        <section>
          <h2>Ce qui part encore</h2>
          <p>
            L’horoscope personnalisé, l’horoscope de l’année, et ce que vous décidez de garder dans votre compte. Une
            adresse de résultat contient la naissance : l’envoyer à quelqu’un, c’est la lui donner.
          </p>
        </section>
      </div>
    </div>
  );
}
