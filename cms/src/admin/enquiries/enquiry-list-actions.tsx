import { Button, LinkButton } from '@strapi/design-system';
import { useFetchClient } from '@strapi/strapi/admin';
import { Link, useParams } from 'react-router-dom';
import { useTexts } from '../texts/use-texts';

const uid = 'api::enquiry.enquiry';

/** Above the list of enquiries: those that wait for an answer, and a table for spreadsheets. */
export function EnquiryListActions() {
  const { t } = useTexts();
  const { slug } = useParams();
  const { get } = useFetchClient();
  if (slug !== uid) return null;
  const download = async () => {
    const { data } = await get<Blob>('/admin/site/enquiries/export', { responseType: 'blob' });
    const link = Object.assign(document.createElement('a'), {
      href: URL.createObjectURL(data),
      download: 'enquiries.csv',
    });
    link.click();
    URL.revokeObjectURL(link.href);
  };
  const unanswered = '?filters[$and][0][answeredAt][$null]=true&filters[$and][1][suspicion][$null]=true';
  return (
    <>
      <LinkButton variant="tertiary" tag={Link} to={`/content-manager/collection-types/${uid}${unanswered}`}>
        {t('enquiries.showUnanswered')}
      </LinkButton>
      <Button variant="tertiary" onClick={download}>
        {t('enquiries.export')}
      </Button>
    </>
  );
}
