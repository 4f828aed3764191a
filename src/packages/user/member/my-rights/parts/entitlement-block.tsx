import { privilegeTags } from '@/api/privilege'
import { AsyncView } from '@/components/screen/async-view'
import { useModel } from '@/components/screen/use-model'
import { useTexts } from '@/components/texts'
import { ListGroup, ListRow } from '@/components/ui/list-row/list-row'
import { Section } from '@/components/ui/section/section'
import { Skeleton } from '@/components/ui/skeleton/skeleton'
import { walletTexts } from '@/locales/namespaces/wallet'
import { linkTo } from '@/router/link-to'
import blockStyles from '../../parts/block.module.scss'

/** Draws the tags that the buyer's codes have unlocked, with the number of shows for each tag. */
export function EntitlementBlock() {
  const t = useTexts(walletTexts)
  const { tags } = useModel(({ screen }) => ({ tags: screen.query(privilegeTags, {}) }))
  return (
    <Section className={blockStyles.block} title={t('wallet.entitlements')}>
      <AsyncView compact of={tags} skeleton={<Skeleton shape="block" height="64px" />}>
        {(held) => (
          <ListGroup>
            {held.map(({ tag, title, shows }) => (
              <ListRow
                key={tag}
                icon="crown"
                title={title}
                note={t('wallet.opens', { count: shows.length })}
                to={linkTo('privilege')}
              />
            ))}
          </ListGroup>
        )}
      </AsyncView>
    </Section>
  )
}
