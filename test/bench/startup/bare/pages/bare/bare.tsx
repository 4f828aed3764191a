import { Text, View } from '@tarojs/components'

/** The least a Taro page can be: what every storefront built with it pays before its own first line. */
export default function Bare() {
  return (
    <View>
      <Text>Bare</Text>
    </View>
  )
}
