import { describe, expect, it } from 'vitest';
import { acceptRequest, askAdvisor, counted, openConsole, say } from './consulting.ts';
import { enter, memberSite } from './member-site.ts';

const site = memberSite();

describe('a consultation by chat, a member on a phone and an advisor on a desktop', () => {
  it('goes from the request to the receipt, over a refresh, a second tab and a cut', async () => {
    const { email } = await site.adult();
    const { page: camille } = await site.visit('phone');
    await enter(camille, email, '/profil/achats');
    const maelle = await openConsole((await site.visit('desktop')).page);
    const id = await askAdvisor(camille);
    await camille.getByText(/Nous demandons à/).waitFor();

    await acceptRequest(maelle, id);
    await expect.poll(() => counted(camille)).not.toBe('0 s');

    await say(camille, 'Bonsoir Maëlle, voyez https://exemple.fr');
    await maelle.getByText('Bonsoir Maëlle, voyez https://exemple.fr').waitFor();
    expect(await maelle.locator('.room-talk a').count()).toBe(0);
    await say(maelle, 'Bonsoir');
    await camille.getByText('Bonsoir', { exact: true }).waitFor();
    await camille.getByText(/, lu$/).waitFor();

    await camille.reload();
    await camille.getByText('Bonsoir', { exact: true }).waitFor();
    const second = await camille.context().newPage();
    await second.goto(`/consultation/${id}`);
    await second.getByText('Bonsoir', { exact: true }).waitFor();

    await camille.context().setOffline(true);
    await say(camille, 'Écrit sans réseau');
    await maelle.getByText(/Ligne coupée, rien n’est compté/).waitFor({ timeout: 40_000 });
    const frozen = await counted(maelle);
    await camille.context().setOffline(false);
    await maelle.getByText('Écrit sans réseau').waitFor();
    expect(await maelle.getByText('Écrit sans réseau').count()).toBe(1);
    await expect.poll(() => counted(maelle)).not.toBe(frozen);
    await second.close();

    await camille.getByRole('button', { name: 'Terminer' }).click();
    await camille.getByRole('button', { name: 'Oui, terminer' }).click();
    await camille.getByRole('link', { name: 'Lire le reçu' }).click();
    await camille.getByText(/la communication avec vous est coupée : le compteur s’arrête/).waitFor();
    await maelle.getByRole('link', { name: 'Voir le décompte' }).click();
    await maelle.getByTestId('total').waitFor();
    expect(await maelle.getByTestId('total').innerText()).toBe(await camille.getByTestId('total').innerText());
  });
});
