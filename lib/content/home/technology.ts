import { repeatedFigure } from '@/lib/content/figures';

export const technology = {
  title: 'Under the bonnet',
  items: [`${repeatedFigure('modelClass')} model`, 'Your own documents', 'Google and Microsoft calendars'],
};
