import { Alert } from '@/components/ui/alert';

/** Says why something could not be loaded; nothing without a `message`. */
export function LoadFailure({ message, retry }: { message: string | undefined; retry: () => void }) {
  if (!message) return null;
  return (
    <Alert tone="danger" className="mt-6">
      {message}{' '}
      <button type="button" className="link font-semibold" onClick={retry}>
        Try again
      </button>
    </Alert>
  );
}
