import { Image, Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { useTexts } from '@/components/texts'
import { Button } from '@/components/ui/button/button'
import { Icon } from '@/components/ui/icon/icon'
import { formDefinitionTexts } from '@/locales/namespaces/form-definition'
import styles from '../parts.module.scss'
import type { PictureRow, PicturesModel } from './pictures.model'

interface PictureItemProps {
  row: PictureRow
  /** Text for the picture, such as its number. */
  name: string
  pictures: PicturesModel
}

/** Draws one picture with its name, its state and a button to remove it. */
export const PictureItem = observer(({ row, name, pictures }: PictureItemProps) => {
  const t = useTexts(formDefinitionTexts)
  const path = 'upload' in row ? row.upload.path : row.path
  const state = 'upload' in row ? row.upload.state : 'stored'
  const percent = 'upload' in row && row.upload.progress !== null ? Math.round(row.upload.progress * 100) : null
  return (
    <View className={styles.picture} role="listitem">
      <View className={styles.thumb}>
        {path ? (
          <Image className={styles.image} src={path} mode="aspectFill" ariaLabel={name} />
        ) : (
          <Icon name="check" />
        )}
      </View>
      <View className={styles.state}>
        <Text>{name}</Text>
        <Text role="status">
          {percent === null ? t(`pictures.state.${state}`) : t('pictures.progress', { percent })}
        </Text>
      </View>
      {'upload' in row && state === 'failed' && (
        <Button kind="secondary" size="m" label={t('pictures.retry', { name })} onClick={row.upload.send}>
          {t('button.retry')}
        </Button>
      )}
      <Button kind="quiet" size="m" label={t('pictures.remove', { name })} onClick={() => pictures.remove(row)}>
        {t('button.delete')}
      </Button>
    </View>
  )
})
