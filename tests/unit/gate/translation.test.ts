import { describe, expect, test } from 'vitest';
import { translationFits } from '@/lib/gate/translation';

describe('translationFits', () => {
  test.each([
    ['es', 'A double room costs €95 per night.', 'Una habitación doble cuesta 95 € por noche.'],
    ['fr', 'We are open Monday to Friday from 9am to 5pm.', 'Nous sommes ouverts du lundi au vendredi de 9h à 17h.'],
    ['de', 'Pets are not allowed.', 'Haustiere sind nicht erlaubt.'],
    ['de', 'We are closed on Sunday.', 'Sonntags ist geschlossen.'],
    ['it', 'Highlights cost from €1,150.', 'Le meches costano da 1.150 euro.'],
    ['pl', 'Breakfast is served from 8am to 10am on Saturday.', 'Śniadanie w sobotę podajemy od 8:00 do 10:00.'],
    [
      'pt',
      'Ring Nuala on 065 555 0147 before 24 December.',
      'Ligue para Nuala, 065 555 0147, antes de 24 de dezembro.',
    ],
    ['nl', 'We have six bedrooms.', 'Wij hebben zes slaapkamers.'],
  ])('accepts %s with the figures and names of the English sentence', (language, english, translated) => {
    expect(translationFits(english, translated, language)).toBe(true);
  });

  test.each([
    ['another price', 'es', 'A double room costs €95 per night.', 'Una habitación doble cuesta 90 € por noche.'],
    ['another day', 'fr', 'We are open on Monday from 9am to 5pm.', 'Nous sommes ouverts le mardi de 9h à 17h.'],
    ['another time', 'fr', 'We are open on Monday from 9am to 5pm.', 'Nous sommes ouverts le lundi de 9h à 18h.'],
    ['a dropped negation', 'de', 'Pets are not allowed.', 'Haustiere sind erlaubt.'],
    ['a closed day as open', 'de', 'We are closed on Sunday.', 'Sonntags ist geöffnet.'],
    ['a dropped “from”', 'it', 'Highlights cost from €150.', 'Le meches costano 150 euro.'],
    ['another month', 'pt', 'We are closed on 24 December.', 'Fechado a 24 de novembro.'],
    ['a number in words that differs', 'nl', 'We have six bedrooms.', 'Wij hebben zeven slaapkamers.'],
    ['a further figure', 'es', 'A double room costs €95.', 'Una habitación doble cuesta 95 €, con 2 camas.'],
    ['another name', 'pl', 'Ask Nuala in the office.', 'Zapytaj Jana w biurze.'],
    ['another telephone number', 'es', 'Ring 065 555 0147.', 'Llame al 065 555 0148.'],
    ['markup', 'es', 'Ring us.', '<b>Llámenos</b>'],
    ['a language it does not know', 'ja', 'Ring us.', 'Denwa shite kudasai.'],
  ])('refuses %s', (_, language, english, translated) => {
    expect(translationFits(english, translated, language)).toBe(false);
  });
});
