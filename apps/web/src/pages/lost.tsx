import { Frame } from '../parts/frame.tsx';
import { addressOf } from '../routes.ts';

export function Lost({ address }: { readonly address: string }) {
  return (
    <Frame title="Nothing here">
      <p>
        There is no page at <code>{address}</code>. <a href={addressOf({ page: 'home' })}>Go to the start</a> and choose
        a match from the list.
      </p>
    </Frame>
  );
}
