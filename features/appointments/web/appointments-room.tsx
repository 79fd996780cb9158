import { MemberFrame } from '@solelune/profile/web/member-frame';
import type { PageProps } from '@solelune/screen';
import type { appointment } from '../contract.ts';
import AppointmentsPage from './appointments-page.tsx';

/** Appointments as one of the rooms of the member area. */
export default function AppointmentsRoom(props: PageProps<typeof appointment>) {
  return (
    <MemberFrame>
      <AppointmentsPage {...props} />
    </MemberFrame>
  );
}
