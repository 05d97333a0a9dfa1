import { lazyModule } from '@/components/ui/lazy-module';

/**
 * The rule by which the server reads an answer, fetched when someone begins to write one. Until it
 * is there, what is typed is sent as it is, and the server says what is wrong with it.
 */
export const answerReader = lazyModule(async () => ({
  ...(await import('@/lib/domain/answers/read')),
  ...(await import('@/words/answers')),
}));
