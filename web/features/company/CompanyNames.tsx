import { useSite } from '../../shared/page/Site.tsx';

/** The company's names alone, until the rest is known, or where the rest is on another page. */
export function CompanyNames() {
  const { name } = useSite().company;
  return (
    <>
      <span lang="ko">{name.ko}</span> · <span lang="en">{name.en}</span>
    </>
  );
}
