import { FormPage } from '@/components/auth/form-page';
import { ButtonLink } from '@/components/ui/button';
import { agentsAdmin } from '@/lib/content/pages/agents-admin';

const { passkey } = agentsAdmin;

/** What an admin without a passkey sees in place of agents. */
export const PasskeyNeeded = () => (
  <FormPage title={passkey.title} lead={passkey.text}>
    <ButtonLink href="/account#passkeys" className="justify-self-start" prefetch={false}>
      {passkey.link}
    </ButtonLink>
  </FormPage>
);
