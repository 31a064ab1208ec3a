import { remember } from '../../text/remember';

/** The parts of a title between separators, without words such as Home. */
export const titleParts = remember((title): readonly string[] =>
  title
    .split(/\s+(?:[|–—·•»-]|:+)\s+|\s*\|\s*|:\s/)
    .map((part) => part.trim().replace(/^welcome to (?=\p{Lu})/iu, ''))
    .filter(
      (part) =>
        part.length >= 3 &&
        !/\d{5}|\d{3} \d{3}/.test(part) &&
        !/^(?:tel|phone|call(?: us)?|e-?mail|home(?: ?page)?|welcome|index|start|untitled|(?:untitled )?document)$/i.test(
          part,
        ),
    ),
);
