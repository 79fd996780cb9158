import './how-ordered.css';

/** The law asks for it, and so does fairness: why somebody stands where they stand. */
export function HowOrdered() {
  return (
    <details className="team-order">
      <summary>Comment la liste est rangée, et d’où viennent les avis</summary>
      <p>
        D’abord les personnes disponibles, puis celles qui sont en consultation, puis celles qui reviennent le plus tôt.
        À égalité, la première place tourne d’un rang chaque jour. Ni le prix, ni la note, ni un paiement n’y changent
        rien : personne ne peut acheter un rang. La liste garde l’ordre qu’elle avait en s’ouvrant ; les statuts, eux,
        changent sous vos yeux.
      </p>
      <p>
        Les consultations sont vendues par Solelune, au prix affiché, toutes taxes comprises. Seules les personnes qui
        ont consulté peuvent donner un avis, une fois, sans rien recevoir en échange. Tous sont publiés, du plus récent
        au plus ancien ; l’auteur peut modifier le sien pendant sept jours. Un avis n’est retiré que si la loi l’exige,
        et le motif reste affiché. Chacun peut en signaler un, gratuitement.
      </p>
    </details>
  );
}
