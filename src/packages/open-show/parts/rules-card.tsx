import { Text, View } from '@tarojs/components'
import type { ReactNode } from 'react'
import type { OpenShow } from '@/api/open-show'
import { useTexts } from '@/components/texts'
import { Card, type CardProps } from '@/components/ui/card/card'
import { openShowTexts } from '@/locales/namespaces/open-show'
import textStyles from '@/styles/text.module.scss'

interface RulesCardProps extends Pick<CardProps, 'id' | 'problem'> {
  show: OpenShow
  /** Content below the rules, such as the consent. */
  children?: ReactNode
}

/** Draws the registration rules of a show, one per line. */
export function RulesCard({ show, children, ...card }: RulesCardProps) {
  const t = useTexts(openShowTexts)
  const { groupMax, perAccount, needs, minAge, cancelBefore } = show
  const rules = [
    t('openShow.rule.group', { count: groupMax }),
    t('openShow.rule.perAccount', { count: perAccount }),
    t(needs === 'DOCUMENT' ? 'openShow.rule.document' : 'openShow.rule.phone'),
    ...(minAge > 0 ? [t('openShow.rule.age', { count: minAge })] : []),
    t('openShow.rule.cancel', { count: cancelBefore / 60 }),
    t('openShow.rule.missed'),
  ]
  return (
    <Card title={t('openShow.rules')} {...card}>
      <View role="list" ariaLabel={t('openShow.rules')}>
        {rules.map((rule) => (
          <View key={rule} role="listitem" className={textStyles.metaBlock}>
            <Text>{rule}</Text>
          </View>
        ))}
      </View>
      {children}
    </Card>
  )
}
