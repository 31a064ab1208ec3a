import { remember } from '../../text/remember';

/** Bodies that supervise a business; an imprint states their addresses and telephone numbers. */
const AUTHORITY =
  /(?:kammer|aufsichtsbehörde|landesamt|(?<!\p{L})(?:bundesamt|bezirksregierung|finanzamt|kassen(?:zahn)?ärztliche vereinigung|schlichtungsstelle|durchsetzungsstelle|ombudsman|commission(?:er)?|regulator|supervisory authority|hosting provider|hébergeur))(?!\p{L})/iu;

/** Whether a text names a body that supervises a business. */
export const namesAuthority = remember((text) => AUTHORITY.test(text));
