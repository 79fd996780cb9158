/** The page at which the world sees a member, as rendered pages name what they depend on. */
export const publicPageTag = (slug: string): string => `profile.public ${slug}`;
