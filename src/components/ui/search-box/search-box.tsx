import { Input, type InputProps, Text, View } from '@tarojs/components'
import type { LinkProps } from '../../link/use-link'
import { useTexts } from '../../texts'
import { classes } from '../classes'
import { Icon } from '../icon/icon'
import { Pressable } from '../pressable/pressable'
import styles from './search-box.module.scss'

export interface SearchButtonProps extends LinkProps {
  prompt: string
  /**
   * Shows one word, or only the magnifying glass if there is no space. Beside a host's menu, a sentence would be cut
   * off.
   */
  short?: boolean
  className?: string
}

/** Draws a button that looks like a search field and opens the search screen. */
export function SearchButton({ prompt, short = false, to, onClick, className }: SearchButtonProps) {
  const t = useTexts()
  return (
    <Pressable
      className={classes(styles.box, styles.door, short && styles.short, className)}
      label={[t('button.search'), prompt].join(t('common.separator'))}
      still
      to={to}
      onClick={onClick}
    >
      <View className={styles.lens}>
        <Icon name="search" size="m" />
      </View>
      <Text className={styles.prompt}>{short ? t('button.search') : prompt}</Text>
    </Pressable>
  )
}

export interface SearchBoxProps {
  value: string
  prompt: string
  onInput: (value: string) => void
  onConfirm: (value: string) => void
  /** True to focus the field, which opens the keyboard. */
  focus?: boolean
  /** Attributes of a field with a list below it (`useCombobox`). */
  combobox?: Partial<InputProps>
  className?: string
}

/** Draws the search field itself, with a cross that empties it. */
export function SearchBox({ value, prompt, onInput, onConfirm, focus, combobox, className }: SearchBoxProps) {
  const t = useTexts()
  return (
    <View className={classes(styles.box, className)} role="search">
      <Icon name="search" size="m" />
      <Input
        {...combobox}
        className={styles.input}
        placeholderClass={styles.placeholder}
        value={value}
        placeholder={prompt}
        ariaLabel={t('button.search')}
        confirmType="search"
        focus={focus}
        onInput={(event) => onInput(event.detail.value)}
        onConfirm={(event) => onConfirm(event.detail.value)}
      />
      {value !== '' && (
        <Pressable className={styles.clear} label={t('button.clear')} onClick={() => onInput('')}>
          <Icon name="close" size="s" />
        </Pressable>
      )}
    </View>
  )
}
