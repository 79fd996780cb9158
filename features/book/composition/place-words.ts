/** The place of a birth as a cover says it: a town without its region; places that were given by their degrees, whole. */
export const coverPlace = (name: string): string => (/^\p{L}/u.test(name) ? (name.split(',')[0] as string) : name);
