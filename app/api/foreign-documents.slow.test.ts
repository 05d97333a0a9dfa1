import { describeForeignDocuments, openMemoryStore } from './foreign-documents.test.support';

describeForeignDocuments('embedded', openMemoryStore);
