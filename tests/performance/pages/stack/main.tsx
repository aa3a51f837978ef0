import { configureStore } from '@reduxjs/toolkit';
import { createApi, fetchBaseQuery } from '@reduxjs/toolkit/query/react';
import { createRoot } from 'react-dom/client';
import { Provider } from 'react-redux';
import { BrowserRouter, Link, Route, Routes } from 'react-router-dom';
import styled from 'styled-components';

/** The libraries of the product, each in its smallest working use, and nothing else. */
const api = createApi({
  baseQuery: fetchBaseQuery({ baseUrl: '/' }),
  endpoints: (build) => ({
    names: build.query<string[], undefined>({ query: () => 'names.json' }),
  }),
});
const { useNamesQuery } = api;

const store = configureStore({
  reducer: { [api.reducerPath]: api.reducer },
  middleware: (standard) => standard().concat(api.middleware),
});

const List = styled.ul`
  color: teal;
`;

function Names() {
  const { data = [] } = useNamesQuery(undefined);
  return (
    <List>
      {data.map((name) => (
        <li key={name}>{name}</li>
      ))}
    </List>
  );
}

const container = document.getElementById('root');
if (container !== null)
  createRoot(container).render(
    <Provider store={store}>
      <BrowserRouter>
        <Routes>
          <Route path="/" element={<Names />} />
          <Route path="*" element={<Link to="/">Names</Link>} />
        </Routes>
      </BrowserRouter>
    </Provider>,
  );
