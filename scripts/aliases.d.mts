export const aliases: Record<'@' | '@test', string>
