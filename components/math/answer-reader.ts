import { lazyModule } from '@/components/ui/lazy-module';

/**
 * The server's parser for answers, loaded when a student starts typing. Until then the raw text is
 * sent, and the server reports what is wrong with it.
 */
export const answerReader = lazyModule(async () => ({
  ...(await import('@/lib/domain/answers/read')),
  ...(await import('@/words/answers')),
}));
