import unhomoglyph from 'unhomoglyph';
import { visibleNickname } from '../../domain/accounts/accountRules.ts';

/**
 * The skeleton of a name (UTS #39), which look-alikes share; it ignores case. Confusables are replaced before and
 * after lower-casing, since a letter may look like another in one case only; i and l are merged, since I looks like l.
 */
export function nameSkeleton(name: string): string {
  const plain = unhomoglyph(visibleNickname(name).normalize('NFKC').normalize('NFD'));
  const lower = plain.normalize('NFKC').toLowerCase().normalize('NFD');
  return unhomoglyph(lower)
    .replace(/[il]\u0307?/g, 'l')
    .replace(/\s+/g, ' ')
    .trim()
    .normalize('NFC');
}
