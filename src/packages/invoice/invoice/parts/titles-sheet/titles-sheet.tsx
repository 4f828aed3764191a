import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { useTexts } from '@/components/texts'
import { Button } from '@/components/ui/button/button'
import { Icon } from '@/components/ui/icon/icon'
import { SelectRow } from '@/components/ui/select-row/select-row'
import { Sheet } from '@/components/ui/sheet/sheet'
import { invoiceTexts } from '@/locales/namespaces/invoice'
import type { TitlesModel } from '../../titles.model'
import { TitleForm } from '../title-form/title-form'
import { titleNote } from '../title-note'
import styles from './titles-sheet.module.scss'

/** Draws the sheet with the account's invoice titles, or with the form of one title. */
export const TitlesSheet = observer(({ titles }: { titles: TitlesModel }) => {
  const t = useTexts(invoiceTexts)
  const { editing, opened } = titles
  const title = editing ? (editing.stored ? 'invoice.editTitle' : 'invoice.addTitle') : 'invoice.chooseTitle'
  return (
    <Sheet open={opened} title={t(title)} onClose={titles.close}>
      {editing ? (
        <>
          <TitleForm form={editing.form} onDelete={editing.stored !== null && titles.remove} />
          {editing.stored && (titles.list.value?.length ?? 0) > 1 && (
            <Button kind="quiet" size="m" block onClick={titles.showList}>
              {t('invoice.chooseTitle')}
            </Button>
          )}
        </>
      ) : (
        <Titles titles={titles} />
      )}
    </Sheet>
  )
})

/**
 * Draws the list of titles. Each row is a button with a pressed state, because a radio group is not suitable for a
 * single option.
 */
const Titles = observer(({ titles }: { titles: TitlesModel }) => {
  const t = useTexts(invoiceTexts)
  const list = titles.list.value ?? []
  return (
    <>
      <View role="list" ariaLabel={t('invoice.chooseTitle')}>
        {list.map((title) => (
          <SelectRow
            key={title.titleId}
            role="listitem"
            strong
            title={title.invoiceTitle}
            notes={[titleNote(title, t), titles.isRejected(title) ? t('invoice.titleRejected') : '']}
            trail={title === titles.chosen && <Icon name="check" size="m" className={styles.mark} />}
            ariaPressed={title === titles.chosen}
            onClick={() => titles.pick(title.titleId)}
            action={{
              icon: 'edit',
              label: t('invoice.editOf', { title: title.invoiceTitle }),
              onClick: () => titles.edit(title),
            }}
          />
        ))}
      </View>
      <Button kind="secondary" size="m" block icon="plus" className={styles.add} onClick={() => titles.edit(null)}>
        {t('invoice.addTitle')}
      </Button>
    </>
  )
})
