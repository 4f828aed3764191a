import { observer } from 'mobx-react'
import { problemText } from '@/components/form/problem'
import { useTexts } from '@/components/texts'
import { Empty } from '@/components/ui/empty/empty'
import { Spinner } from '@/components/ui/spinner/spinner'
import { providersTexts } from '@/locales/namespaces/providers'
import { useServices } from '@/components/services'
import { View } from '@tarojs/components'
import { NavBar } from '@/components/shell/nav-bar/nav-bar'
import type { ReturnProblem } from './return-problem'
import styles from './return-state.module.scss'

/** Draws the screen of a return from a login provider: the progress, or the failure with a next action. */
export const ReturnState = observer(({ title, problem }: { title: string; problem: ReturnProblem | null }) => {
  const t = useTexts(providersTexts)
  const { navigate } = useServices()
  return (
    <>
      <NavBar title={title} />
      {problem ? (
        <Empty
          scene="error"
          sentence={problemText(t, problem)}
          hint={t('return.hint')}
          action={{ text: t('return.again'), to: { ...navigate.loginLink(), replaces: true } }}
        />
      ) : (
        <View className={styles.wait} role="status">
          <Spinner />
          {t('return.working')}
        </View>
      )}
    </>
  )
})
