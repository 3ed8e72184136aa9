import { addressOf } from '../routes.ts';

export function Lost({ address }: { readonly address: string }) {
  return (
    <main className="page">
      <h1>Nothing here</h1>
      <p>
        There is no page at <code>{address}</code>. <a href={addressOf({ page: 'home' })}>Go to the start</a> and choose
        a match from the list.
      </p>
    </main>
  );
}
