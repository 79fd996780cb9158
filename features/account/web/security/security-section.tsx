import { Button } from '@solelune/ui/button';
import { Skeleton, SkeletonGroup } from '@solelune/ui/skeleton';
import { FormRefusal } from '../forms/form-message.tsx';
import { DeletionPart } from './deletion-part.tsx';
import { EmailPart } from './email-part.tsx';
import { PasswordPart } from './password-part.tsx';
import { SessionsPart } from './sessions-part.tsx';
import { useSecurity } from './use-security.ts';
import './security-section.css';

/** For the profile page: the address, the password, the open sessions and the end of the account. */
export function SecuritySection() {
  const { data, failure, reload } = useSecurity();
  if (!data) {
    return (
      <div className="security">
        {failure ? (
          <>
            <FormRefusal>{failure}</FormRefusal>
            <Button tone="quiet" onClick={() => void reload()}>
              Réessayer
            </Button>
          </>
        ) : (
          <SkeletonGroup>
            <Skeleton shape="title" />
            <Skeleton shape="line" />
            <Skeleton shape="line" width="70%" />
          </SkeletonGroup>
        )}
      </div>
    );
  }
  return (
    <div className="security">
      <EmailPart data={data} onChange={reload} />
      <PasswordPart data={data} onChange={reload} />
      <SessionsPart data={data} onChange={reload} />
      <DeletionPart data={data} onChange={reload} />
    </div>
  );
}
