import { readEnvironment } from './env-schema';

/** The settings of this process. Other code of the site reads them here; checked when the first module that needs it is loaded. */
export const env = readEnvironment(process.env);
