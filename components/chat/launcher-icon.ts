/** The icon of the launcher, as the path of an SVG of 24 units. */
export const LAUNCHER_ICON = 'M4 12a8 7.5 0 1 1 3.6 6.3L4 19.5l1-3.6A7 7 0 0 1 4 12zM8.5 10.5h7M8.5 13.5h4.5';
