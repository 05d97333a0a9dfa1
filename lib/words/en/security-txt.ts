type SecurityTxt = {
  /** The site's address, such as "https://league.example.org". */
  site: string;
  email: string | undefined;
  expires: Date;
};

/** The file of RFC 9116: where to report a security hole. Programs read it, too. */
export const securityTxt = ({ site, email, expires }: SecurityTxt): string =>
  [
    ...(email ? [`Contact: mailto:${email}`] : []),
    `Contact: ${site}/contact`,
    `Expires: ${expires.toISOString()}`,
    'Preferred-Languages: en',
    `Canonical: ${site}/.well-known/security.txt`,
    '',
  ].join('\n');
