import { Button } from '../button/index.ts';
import { Card } from '../card/index.ts';
import { BlankBookPicture, EmptyState, OfflinePicture } from '../empty-state/index.ts';
import { Icon, retryGlyph } from '../icon/index.ts';
import { LinkButton } from '../link-button/index.ts';
import { Progress } from '../progress/index.ts';
import { Skeleton, SkeletonGroup } from '../skeleton/index.ts';
import { Spinner } from '../spinner/index.ts';
import { Columns, Specimen } from './specimen.tsx';

export function WaitingSection() {
  return (
    <>
      <Columns>
        <EmptyState
          level={3}
          title="Pas de réseau ?"
          picture={<OfflinePicture />}
          action={
            <Button>
              <Icon of={retryGlyph} /> Réessayer
            </Button>
          }
        >
          Les étoiles sont toujours là, c’est la liaison qui manque. Votre saisie est conservée.
        </EmptyState>
        <EmptyState
          level={3}
          title="Votre carnet est vierge"
          picture={<BlankBookPicture />}
          action={
            <LinkButton tone="quiet" href="#attendre">
              Noter une heure
            </LinkButton>
          }
        >
          La prochaine fois que l’horloge affiche 11h11 ou 22h22, notez-le ici.
        </EmptyState>
        <Card>
          <SkeletonGroup>
            <Skeleton shape="picture" />
            <Skeleton shape="title" width="72%" />
            <Skeleton />
            <Skeleton width="94%" />
            <Skeleton width="58%" />
            <div className="design__row">
              <Skeleton shape="round" />
              <div style={{ flex: 1 }}>
                <Skeleton width="48%" />
                <Skeleton width="70%" />
              </div>
            </div>
            <Skeleton shape="button" />
          </SkeletonGroup>
        </Card>
      </Columns>
      <Columns>
        <Specimen name="Attente">
          <div className="design__row">
            <Spinner />
            <Spinner size={32} label="Calcul des maisons…" />
            <span>
              <Spinner label="" /> Les planètes prennent leur place…
            </span>
          </div>
        </Specimen>
        <Specimen name="Avancement">
          <Progress label="Profil" value={62} words="62 %" />
          <Progress label="Test des anges" value={3} max={8} words="3 sur 8" />
        </Specimen>
      </Columns>
    </>
  );
}
