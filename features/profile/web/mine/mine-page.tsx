import { SecuritySection } from '@solelune/account/web/security';
import type { PageProps } from '@solelune/screen';
import { useApp } from '@solelune/screen/app';
import { FrameHead } from '@solelune/screen/frame-head';
import { useState } from 'react';
import type { Profile } from '../../contract/profile.ts';
import { profileData } from '../../contract.ts';
import { MemberSection } from '../member-section/member-section.tsx';
import { MessagesSection } from '../messages/index.ts';
import { BirthSection } from './birth-section.tsx';
import { Glimpses } from './glimpses.tsx';
import { Hero } from './hero.tsx';
import { IdentityForm } from './identity-form.tsx';
import { LettersSection } from './letters-section.tsx';
import { PrivacySection } from './privacy-section.tsx';
import { PublicSection } from './public-section.tsx';
import type { ReloadProfile } from './use-stale.ts';

type Data = PageProps<typeof profileData>['data'];

/** The member's own page: who they are here, what they keep, what they decide. */
export default function MinePage({ data }: PageProps<typeof profileData>) {
  const { call, changePage } = useApp();
  const [profile, setProfile] = useState(data.profile);
  const change = (next: Profile) => {
    setProfile(next);
    changePage<Data>((before) => ({ ...before, profile: next }));
  };
  /** What is stored now; a birth changes the signs, which only the server computes. */
  const reload: ReloadProfile = async () => {
    try {
      const { profile: stored } = await call(profileData, {});
      change(stored);
      return stored;
    } catch {
      // What was saved is saved; it will show at the next visit.
      return null;
    }
  };
  return (
    <>
      <FrameHead>
        <Hero profile={profile} />
      </FrameHead>
      <Glimpses data={data} />
      <MemberSection title="Messages" id="messages">
        <MessagesSection />
      </MemberSection>
      <MemberSection title="Identité" id="identite">
        <IdentityForm profile={profile} onChange={change} reload={reload} />
      </MemberSection>
      <MemberSection
        title="Naissance"
        id="naissance"
        note="Elle remplit d’avance tous les calculs du site. Vous seul la voyez."
      >
        <BirthSection profile={profile} reload={reload} />
      </MemberSection>
      <MemberSection
        title="Page publique"
        id="page-publique"
        note="Rien n’est visible tant que vous ne la publiez pas, et rien de plus que ce que vous cochez."
      >
        <PublicSection settings={data.public} />
      </MemberSection>
      <MemberSection
        title="Lettres"
        id="lettres"
        note="Les messages de votre compte (mot de passe, rendez-vous, reçus) partent dans tous les cas."
      >
        <LettersSection topics={data.email_topics} />
      </MemberSection>
      <MemberSection
        title="Vie privée"
        id="vie-privee"
        note="Certains thèmes touchent à l’intime. Ils restent fermés tant que vous ne les ouvrez pas, et se referment d’un geste."
      >
        <PrivacySection consents={data.consents} />
      </MemberSection>
      <MemberSection title="Connexion et sécurité" id="securite">
        <SecuritySection />
      </MemberSection>
    </>
  );
}
