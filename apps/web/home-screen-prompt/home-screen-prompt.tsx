import { Button } from '@solelune/ui/button';
import { closeGlyph } from '@solelune/ui/icon';
import { IconButton } from '@solelune/ui/icon-button';
import { FloatingNotice } from '../floating-notice/floating-notice.tsx';
import { useSite } from '../shell/site.ts';
import { dismissHomeScreenPrompt, install, useCanInstall } from './home-screen.ts';
import './home-screen-prompt.css';

const isApple = () => /iPhone|iPad|iPod/.test(navigator.userAgent);

/** Where the browser can install the site, a button does it; elsewhere, the way to do it by hand. */
export default function HomeScreenPrompt() {
  const { brand } = useSite();
  const canInstall = useCanInstall();
  return (
    <FloatingNotice
      className="home-screen"
      figure={<img src="/icons/icon-192.png" alt="" width="68" height="68" />}
      title={`${brand} à portée de pouce`}
      text={
        canInstall
          ? 'Posez l’almanach sur votre écran d’accueil : il s’ouvre d’un geste, même quand le réseau faiblit.'
          : byHand()
      }
      close={
        <IconButton of={closeGlyph} label="Fermer" className="home-screen__close" onClick={dismissHomeScreenPrompt} />
      }
    >
      {canInstall && <Button onClick={() => void install()}>Ajouter</Button>}
      <Button tone="quiet" onClick={dismissHomeScreenPrompt}>
        {canInstall ? 'Plus tard' : 'J’ai compris'}
      </Button>
    </FloatingNotice>
  );
}

const byHand = () =>
  isApple()
    ? 'Touchez le bouton Partager de Safari, puis « Sur l’écran d’accueil » : l’almanach s’ouvrira d’un geste.'
    : 'Dans le menu de votre navigateur, choisissez « Ajouter à l’écran d’accueil » : l’almanach s’ouvrira d’un geste.';
