/** The code of a page could not be fetched: there is no network, or a newer version of the site has replaced it. */
export class LostCode extends Error {}
