import { Text, View } from '@tarojs/components'
import { SupportRow } from '@/components/contact/support-row'
import { useServices } from '@/components/services'
import { NavBar } from '@/components/shell/nav-bar/nav-bar'
import { useTexts } from '@/components/texts'
import { Card } from '@/components/ui/card/card'
import { CardPage } from '@/components/ui/card-page/card-page'
import { giftTexts } from '@/locales/namespaces/gift'
import { screen } from '@/router/screen'
import styles from './send-rule.module.scss'

const PARTS = [
  { title: 'gift.rule.what', rules: ['gift.rule.what1', 'gift.rule.what2', 'gift.rule.what3'] },
  { title: 'gift.rule.when', rules: ['gift.rule.when1', 'gift.rule.when2'] },
  { title: 'gift.rule.code', rules: ['gift.rule.code1', 'gift.rule.code2'] },
  { title: 'gift.rule.money', rules: ['gift.rule.money1', 'gift.rule.money2'] },
  { title: 'gift.rule.phone', rules: ['gift.rule.phone1'] },
  { title: 'gift.rule.names', rules: ['gift.rule.names1', 'gift.rule.names2'] },
] as const

/** Screen that explains the rules for giving tickets away. */
function SendRule() {
  const t = useTexts(giftTexts)
  const { transferHours, transferLeadHours } = useServices().stores.shop.limits
  const times = { hours: transferHours, lead: transferLeadHours }
  return (
    <>
      <NavBar title={t('gift.rule.title')} />
      <CardPage>
        {PARTS.map(({ title, rules }) => (
          <Card key={title} title={t(title)}>
            <View role="list">
              {rules.map((rule) => (
                <View key={rule} className={styles.rule} role="listitem">
                  <Text>{t(rule, times)}</Text>
                </View>
              ))}
            </View>
          </Card>
        ))}
        <SupportRow />
      </CardPage>
    </>
  )
}

export default screen('send-rule', SendRule)
