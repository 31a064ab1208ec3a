import { escapeText, escapeUTF8 } from 'entities';

/** The content of an e-mail, from which text and HTML are rendered. Every string is plain text. */
export type EmailContent = {
  subject: string;
  greeting: string;
  paragraphs: readonly string[];
  /** The call to action, rendered as a button and as a bare URL. */
  action?: { label: string; url: string };
  /** Small print below the action: when the link expires, and what to do if the e-mail is unexpected. */
  notes: readonly string[];
  /** Signed by the company alone: mails to ourselves, and to the customers of a business. */
  isUnsigned?: boolean;
  /** Where replies go instead of to the sender. */
  replyTo?: { name: string; address: string };
  /** The one-click unsubscribe link; required unless the e-mail is purely transactional. */
  unsubscribeUrl?: string;
};

/** The plain text part. */
export function renderText(
  { greeting, paragraphs, action, notes, unsubscribeUrl }: EmailContent,
  signature: string,
): string {
  const footer = unsubscribeUrl ? `\n\nUnsubscribe: ${unsubscribeUrl}` : '';
  const parts = [greeting, ...paragraphs, ...(action ? [`${action.label}:\n${action.url}`] : []), ...notes];
  return `${[...parts, `-- \n${signature}${footer}`].join('\n\n')}\n`;
}

/** The HTML part: tables and inline styles, which all mail clients render alike, and no external resources. */
export function renderHtml(content: EmailContent, signature: string): string {
  const { subject, greeting, paragraphs, action, notes, unsubscribeUrl } = content;
  const paragraph = (text: string) => `<p style="margin:0 0 16px">${escapeText(text).replaceAll('\n', '<br>')}</p>`;
  const note = (text: string) => `<p style="margin:0 0 12px;font-size:14px;color:#4d5b52">${escapeText(text)}</p>`;
  const url = action ? escapeUTF8(action.url) : '';
  const button = action
    ? `<p style="margin:24px 0"><a href="${url}" style="display:inline-block;padding:14px 22px;border-radius:4px;background:#1c5a3c;color:#ffffff;font-weight:600;text-decoration:none">${escapeText(action.label)}</a></p>` +
      `<p style="margin:0 0 16px;font-size:14px;color:#4d5b52;word-break:break-all">${url}</p>`
    : '';
  const footer = unsubscribeUrl
    ? `<br><a href="${escapeUTF8(unsubscribeUrl)}" style="color:#4d5b52">Unsubscribe</a>`
    : '';
  return `<!doctype html>
<html lang="en-IE">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeText(subject)}</title></head>
<body style="margin:0;background:#f9f6ee">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td style="padding:32px 16px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px;margin:0 auto;background:#ffffff;border:1px solid #dcd8cb;border-radius:4px"><tr>
<td style="padding:32px;font:16px/1.55 -apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif;color:#16211b">
${[greeting, ...paragraphs].map(paragraph).join('\n')}
${button}
${notes.map(note).join('\n')}
<p style="margin:24px 0 0;padding-top:16px;border-top:1px solid #dcd8cb;font-size:14px;color:#4d5b52">${escapeText(signature).replaceAll('\n', '<br>')}${footer}</p>
</td></tr></table>
</td></tr></table>
</body>
</html>
`;
}
