import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { ContactPerson } from '@/components/site/contact-person';
import { env } from '@/lib/env';
import { organizationData } from '@/lib/seo/structured-data';

const photo = `/images/${'a'.repeat(32)}-1200x1200.webp`;
const render = (large = false) => renderToStaticMarkup(createElement(ContactPerson, { large }));

// The other files of this worker share the settings.
const { contactPerson, contactAddress } = env;

beforeEach(() => {
  env.contactPerson = undefined;
  env.contactAddress = undefined;
});

afterEach(() => {
  Object.assign(env, { contactPerson, contactAddress });
});

describe('ContactPerson', () => {
  test('renders nothing unless a person is configured', () => {
    expect(render()).toBe('');
  });

  test('shows name and role, and no image without a photo', () => {
    env.contactPerson = { name: 'Example Name', role: 'Sets up your agent', photo: undefined };
    expect(render()).toContain('Example Name');
    expect(render()).toContain('Sets up your agent');
    expect(render()).not.toContain('<img');
  });

  test('names the photo, reserves its space, loads no larger variant than it needs, and has no style attribute', () => {
    env.contactPerson = { name: 'Example Name', role: undefined, photo };
    const [image = ''] = render().match(/<img[^>]*>/) ?? [];
    expect(image).toContain('alt="Example Name"');
    expect(image).toMatch(/width="64" height="64"/);
    expect(image).toContain(`src="${photo}?w=480"`);
    expect(image).not.toContain('srcSet');
    expect(render(true)).toContain(`${photo}?w=480 480w`);
    expect(render()).not.toContain('style=');
  });
});

describe('organizationData', () => {
  test('includes the person and the address once they are configured', () => {
    expect(organizationData().employee).toBeUndefined();
    env.contactPerson = { name: 'Example Name', role: 'Owner', photo };
    env.contactAddress = '1 Main Street, Ennis';
    expect(organizationData()).toMatchObject({
      address: '1 Main Street, Ennis',
      employee: { '@type': 'Person', name: 'Example Name', jobTitle: 'Owner', image: `${env.siteUrl}${photo}` },
    });
  });
});
