/** Bodies that supervise a business; an imprint states their addresses and telephone numbers. */
export const AUTHORITY =
  /(?<!\p{L})(?:\p{L}*kammer|\p{L}*aufsichtsbehörde|\p{L}*landesamt|bundesamt|bezirksregierung|finanzamt|kassen(?:zahn)?ärztliche vereinigung|schlichtungsstelle|durchsetzungsstelle|ombudsman|commission(?:er)?|regulator|supervisory authority|hosting provider|hébergeur)(?!\p{L})/iu;
