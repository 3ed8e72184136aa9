import { problem, type Read, type TextLimits } from '@little-wars/engine';

/** The text of a chosen file; its size is checked before it is read. */
export async function textOf(file: File | undefined, { longest }: TextLimits): Promise<Read<string> | null> {
  if (!file) return null;
  if (file.size > longest) return { ok: false, problems: [problem('', 'too-long', { longest })] };
  return { ok: true, value: await file.text() };
}
