import { MemberFrame } from '@solelune/profile/web/member-frame';
import type { PageProps } from '@solelune/screen';
import type { rewardpoint } from '../contract.ts';
import LoyaltyPage from './loyalty-page.tsx';

/** Loyalty as one of the rooms of the member area. */
export default function LoyaltyRoom(props: PageProps<typeof rewardpoint>) {
  return (
    <MemberFrame>
      <LoyaltyPage {...props} />
    </MemberFrame>
  );
}
