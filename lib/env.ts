import { readEnvironment } from './env-schema';

/** The settings of this process. The only place that reads process.env; checked when the first module that needs it is loaded. */
export const env = readEnvironment(process.env);
