import { useTexts } from '@/components/texts'
import { ListGroup, ListRow } from '@/components/ui/list-row/list-row'
import { memberCenterTexts } from '@/locales/namespaces/member-center'
import { linkTo } from '@/router/link-to'

/** Draws the links to the buyer's growth, the growth rules, and the agreement. */
export function MemberLinks() {
  const t = useTexts(memberCenterTexts)
  return (
    <ListGroup>
      <ListRow icon="star" title={t('memberCenter.growthValue')} to={linkTo('growth-value')} />
      <ListRow icon="info" title={t('memberCenter.growthRule')} to={linkTo('growth-value-rule')} />
      <ListRow icon="shield" title={t('memberCenter.agreement')} to={linkTo('member-agreement')} />
    </ListGroup>
  )
}
